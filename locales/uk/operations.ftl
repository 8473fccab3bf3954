### Для того, хто відповідає за бота: як справи в домі.

command-health = стан
    .hint = Як справи в бота — для того, хто за нього відповідає
refused-not-owner = Це лише для того, хто відповідає за цього бота.
health-well = **Усе гаразд.**
health-ill-gateway = **Зв’язок із Discord є не всюди.**
health-ill-archive = **Архів не відповідає.**
health-ill-workers = **Давно не бралися до роботи:** { $workers }
health-gateway = Шлюз: на зв’язку { $connected } із { $shards }, до Discord і назад { $ms } мс
health-gateway-silent = Шлюз: на зв’язку { $connected } із { $shards }
health-shared = Шарди: тут { $here } із { $total }; усього процесів: { $processes }
health-standing-by = Цей процес у запасі: усі шарди тримають інші; усього процесів: { $processes }
health-unserved = Шардів, яких зараз ніхто не тримає: { $count }
health-archive = Архів: відповідає за { $ms } мс
health-unpublished-none = Усе вже показано.
health-unpublished = Ще не показано: { $count }, найдовше чекає { $seconds } с
health-clocks-none = Годинники йдуть вчасно.
health-clocks = Годинники відстають на { $seconds } с.
health-painting-none = Жодне зображення не чекає в черзі.
health-painting = Зображень у черзі: { $count }, найдовше чекає { $seconds } с
health-thinking-none = Жоден бот не чекає в черзі подумати.
health-thinking = Ботів у черзі подумати: { $count }, найдовше чекає { $seconds } с
health-no-errors = Від запуску цього процесу помилок не було.
health-errors = Останні помилки цього процесу; решта в журналі під тими самими номерами:
health-error = `{ $number }` <t:{ $at }:R>, { $work }: { $name }
