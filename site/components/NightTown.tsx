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
    <div aria-hidden="true" className="night-town no-print">
      <Picture art="night" sizes={sizes} className="night-picture" />
      <Picture art="night-lights" sizes={sizes} className="night-picture night-lights" />
      <Picture art="hero-m" sizes={daySizes} className="night-picture night-day" />
    </div>
  );
}
