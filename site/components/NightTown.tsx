import { Picture } from './Picture.tsx';
import './night.css';

/** Phones get about 1.7 image pixels per CSS pixel; more is not visible. */
const sizes = [
  '(min-width: 56.25em) min(58vw, 52rem)',
  '(max-width: 37.5em) and (min-resolution: 2.2dppx) 55vw',
  '(max-width: 37.5em) and (min-resolution: 1.5dppx) 90vw',
  '100vw',
].join(', ');

/** The daytime picture is visible only during the fade, so it has fewer pixels. */
const daySizes = '(min-width: 56.25em) 40vw, 50vw';

/**
 * The home page's town at night, as three stacked pictures: night, its lights, and day. site/components/night.css fades
 * the day out and the lights in as the band enters the viewport; without the animation only the night shows.
 */
export function NightTown() {
  return (
    <div
      aria-hidden="true"
      className="night-town no-print relative -z-1 -mt-4 aspect-[1080/1060] *:*:absolute *:*:inset-0 *:*:size-full *:*:max-w-none *:*:object-contain *:*:object-right-bottom sm:ms-auto sm:-mt-14 sm:w-4/5 md:absolute md:inset-[2rem_0_0_auto] md:m-0 md:aspect-auto md:w-[58%]"
    >
      <Picture art="night" sizes={sizes} />
      <Picture art="night-lights" sizes={sizes} className="night-lights" />
      <Picture art="hero-m" sizes={daySizes} className="night-day" />
    </div>
  );
}
