import { Picture } from '#site/components/Picture.tsx';
import './towers-at-night.css';

const sizes = '(min-width: 56.25em) min(54vw, 44rem), 55vw';

/** The banner's picture as night: greyed at 25 % opacity, with one storey of the orange house lit by `clip-path`. */
export function TowersAtNight() {
  return (
    <div aria-hidden="true" className="towers no-print">
      <Picture art="institutional-m" sizes={sizes} className="towers-layer opacity-25 grayscale" />
      <div className="towers-layer towers-glow">
        <Picture art="institutional-m" sizes={sizes} className="towers-layer towers-storey" />
      </div>
    </div>
  );
}
