/** The time of this world, which may be ahead of the browser's. A page shows one world. */

let ahead = 0;

/** Milliseconds since 1970, as `Date.now()`, but in this world. */
export function worldNow() {
  return Date.now() + ahead;
}

/** The stand-in says what its clock shows, in seconds since 1970. */
export function setWorldTime(seconds) {
  ahead = seconds * 1000 - Date.now();
}
