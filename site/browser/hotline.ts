import { hotlineStateName } from '#common/hotline.ts';
import { hotlineAttribute, hotlineIconId, hotlineNowAttribute, hotlineStateAttribute } from '#common/ids.ts';

const dismissed = 'data-dismissed';

/** Shows what is to be said of the hotline now: at once, every minute, and when somebody comes back to the page. */
export function watchHotline(): void {
  const update = () => showState(hotlineStateName(new Date()));
  update();
  // Timers are throttled in hidden tabs and stopped in the back-forward cache.
  setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  letEscapeHideTip();
}

/** Names the state on `<html>`, and marks the texts about it. */
function showState(now: string): void {
  document.documentElement.setAttribute(hotlineAttribute, now);
  for (const text of document.querySelectorAll(`[${hotlineStateAttribute}]`))
    text.toggleAttribute(hotlineNowAttribute, text.getAttribute(hotlineStateAttribute) === now);
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
