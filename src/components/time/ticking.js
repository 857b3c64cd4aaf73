// Counts down every <time data-left> by the server's clock: the device's own may be wrong. Words as in calendar/words.ts.
const opened = performance.now();
const plural = new Intl.PluralRules('ru');
const dayWords = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

/** @param {number} milliseconds */
function words(milliseconds) {
  const whole = Math.floor(milliseconds / 60_000);
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  const space = '\u00a0';
  if (days > 0) return `${days}${space}${dayWords[plural.select(days)]}${hours ? ` ${hours}${space}ч` : ''}`;
  if (hours > 0) return `${hours}${space}ч${rest ? ` ${rest}${space}мин` : ''}`;
  return rest > 0 ? `${rest}${space}мин` : 'меньше минуты';
}

function tick() {
  for (const time of document.querySelectorAll('time[data-left]')) {
    const now = Date.parse(time.dataset.now) + performance.now() - opened;
    const remains = Date.parse(time.dateTime) - now;
    const next = remains > 0 ? words(remains) : 'срок вышел';
    if (time.textContent.trim() !== next) time.textContent = next;
  }
}

setInterval(tick, 5_000);
