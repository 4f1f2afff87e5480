import { hotlineState } from '#common/hotline.ts';
import { hotlineAttribute, hotlineIconId } from '#common/ids.ts';

const dismissed = 'data-dismissed';

/** Says on `<html>` whether the hotline is open: now, every minute, and when somebody comes back to the page. */
export function watchHotline(): void {
  const update = () => document.documentElement.setAttribute(hotlineAttribute, hotlineState(new Date()));
  update();
  // Timers are throttled in hidden tabs and stopped in the back-forward cache.
  setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  letEscapeHideTip();
}

function letEscapeHideTip(): void {
  const icon = document.getElementById(hotlineIconId);
  if (!icon) return;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') icon.setAttribute(dismissed, '');
  });
  for (const end of ['pointerleave', 'blur', 'pointerenter', 'focus'])
    icon.addEventListener(end, () => icon.removeAttribute(dismissed));
}
