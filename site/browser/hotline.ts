import { hotlineStateName } from '#common/hotline.ts';
import {
  hotlineAttribute,
  hotlineIconId,
  hotlineNowAttribute,
  hotlineSaysAttribute,
  hotlineStateAttribute,
} from '#common/ids.ts';

const dismissed = 'data-dismissed';

/** Shows what is to be said of the hotline now: at once, every minute, and when somebody comes back to the page. */
export function watchHotline(): void {
  const update = () => showState(hotlineStateName(new Date()));
  update();
  // Timers are throttled in hidden tabs and stopped in the back-forward cache.
  setInterval(update, 60_000);
  document.addEventListener('visibilitychange', update);
  document.addEventListener('prerenderingchange', update);
  addEventListener('pageshow', update);
  letEscapeHideTip();
}

/** Names the state on `<html>`, and writes out what there is to say of it. */
function showState(now: string): void {
  document.documentElement.setAttribute(hotlineAttribute, now);
  for (const text of document.querySelectorAll(`[${hotlineSaysAttribute}]`)) {
    const isNow = text.getAttribute(hotlineStateAttribute) === now;
    // A text that stays is not written again: the browser may have translated it.
    if (isNow === text.hasAttribute(hotlineNowAttribute)) continue;
    text.textContent = isNow ? text.getAttribute(hotlineSaysAttribute) : '';
    text.toggleAttribute(hotlineNowAttribute, isNow);
  }
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
