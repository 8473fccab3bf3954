"""Whose the application is: one person's, or a team's."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from playground.services.wire import Wire
from playground.world.model import Json
from playground.world.world import World

ROLES = ("admin", "developer", "read_only")
INVITED, ACCEPTED = 1, 2
STATES = (INVITED, ACCEPTED)
ALL_PERMISSIONS = ["*"]
TEAM_PSEUDO_USER = 1 << 10


class WrongTeam(Exception):
    """A team that Discord does not have; its text says why."""


@dataclass(frozen=True)
class Member:
    """Somebody in the team, with a role, who has been invited or has accepted."""

    user_id: int
    role: str
    state: int


@dataclass
class Team:
    """The team's owner is one of its members, and needs no role for what they may do."""

    id: int
    owner_id: int
    members: list[Member] = field(default_factory=list)


class Ownership:
    """The first server's owner owns the application, until it is handed over. Not kept in the state
    file: a new start begins with that owner again."""

    def __init__(self, world: World, wire: Wire) -> None:
        self._world = world
        self._wire = wire
        self._owner_id: int | None = None
        self._team: Team | None = None

    def hand_to(self, owner: object) -> None:
        """Make it this person's alone. Raises `WrongTeam` where there is nobody of this id."""
        self._owner_id, self._team = self._person(owner), None

    def hand_to_team(self, owner: object, members: object) -> None:
        """Make it a team's: members are `{user, role, membership_state}`, and the owner is one of
        them. Raises `WrongTeam` for what Discord does not have."""
        if not isinstance(members, list):
            raise WrongTeam("A team has a list of members.")
        found = [self._member(one) for one in members]
        owner_id = self._person(owner)
        if owner_id not in [one.user_id for one in found]:
            raise WrongTeam("The owner of a team is one of its members.")
        self._team = Team(self._world.snowflakes.take(), owner_id, found)

    def _member(self, given: object) -> Member:
        if not isinstance(given, Mapping):
            raise WrongTeam("A member of a team has a user, a role and a membership_state.")
        role, state = given.get("role"), given.get("membership_state")
        if role not in ROLES or state not in STATES:
            raise WrongTeam(f"No member of a team has the role {role!r} in the state {state!r}.")
        return Member(self._person(given.get("user")), str(role), int(state))

    def _person(self, given: object) -> int:
        user_id = int(given) if isinstance(given, str) and given.isdecimal() else None
        if user_id is None or user_id not in self._world.users:
            raise WrongTeam(f"There is nobody of the id {given!r}.")
        return user_id

    def written(self) -> Json:
        """`owner` and `team` of the application. A team's application belongs to a user who is
        nobody: Discord makes one up for it."""
        if self._team is not None:
            return {"owner": _nobody(self._team), "team": self._write_team(self._team)}
        owner_id = self._owner_id or next(iter(self._world.guilds.values())).owner_id
        return {"owner": self._wire.user_by_id(owner_id), "team": None}

    def _write_team(self, team: Team) -> Json:
        members = [self._write_member(team, one) for one in team.members]
        written: Json = {"id": str(team.id), "icon": None, "name": "The team"}
        return {**written, "owner_user_id": str(team.owner_id), "members": members}

    def _write_member(self, team: Team, member: Member) -> Json:
        return {
            "user": self._wire.user_by_id(member.user_id),
            "team_id": str(team.id),
            "membership_state": member.state,
            "role": member.role,
            "permissions": ALL_PERMISSIONS,
        }


def _nobody(team: Team) -> Json:
    return {
        "id": str(team.id),
        "username": f"team{team.id}",
        "global_name": None,
        "discriminator": "0000",
        "avatar": None,
        "public_flags": TEAM_PSEUDO_USER,
        "flags": TEAM_PSEUDO_USER,
        "primary_guild": None,
    }
