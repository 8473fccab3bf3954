### Для того, кто отвечает за бота: как дела в доме.

command-health = состояние
    .hint = Как дела у бота — для того, кто за него отвечает
refused-not-owner = Это только для того, кто отвечает за этого бота.
health-well = **Всё в порядке.**
health-ill-gateway = **Связь с Discord есть не везде.**
health-ill-archive = **Архив не отвечает.**
health-ill-workers = **Давно не брались за работу:** { $workers }
health-gateway = Шлюз: на связи { $connected } из { $shards }, до Discord и обратно { $ms } мс
health-gateway-silent = Шлюз: на связи { $connected } из { $shards }
health-shared = Шарды: здесь { $here } из { $total }; всего процессов: { $processes }
health-standing-by = Этот процесс в запасе: все шарды держат другие; всего процессов: { $processes }
health-unserved = Шардов, которые сейчас никто не держит: { $count }
health-archive = Архив: отвечает за { $ms } мс
health-unpublished-none = Всё уже показано.
health-unpublished = Ещё не показано: { $count }, дольше всего ждёт { $seconds } с
health-clocks-none = Часы идут вовремя.
health-clocks = Часы отстают на { $seconds } с.
health-painting-none = Картинки не ждут своей очереди.
health-painting = Картинок в очереди: { $count }, дольше всего ждёт { $seconds } с
health-thinking-none = Боты не ждут своей очереди подумать.
health-thinking = Ботов в очереди подумать: { $count }, дольше всего ждёт { $seconds } с
health-no-errors = С запуска этого процесса ошибок не было.
health-errors = Последние ошибки этого процесса; подробности в журнале под теми же номерами:
health-error = `{ $number }` <t:{ $at }:R>, { $work }: { $name }
