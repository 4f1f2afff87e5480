import { Picture } from '#site/components/Picture.tsx';

const sizes = '(min-width: 56.25em) min(54vw, 44rem), 55vw';

/** The banner's picture as night: greyed at 25 % opacity, with one storey of the orange house lit by `clip-path`. */
export function TowersAtNight() {
  return (
    <div
      aria-hidden="true"
      className="no-print relative -z-1 mt-6 aspect-[1080/1100] mask-b-from-80% *:*:absolute *:*:inset-0 *:*:size-full sm:ms-auto sm:w-4/5 md:absolute md:end-0 md:bottom-0 md:mt-0 md:w-[min(54%,44rem)]"
    >
      <Picture art="institutional-m" sizes={sizes} className="opacity-25 grayscale" />
      <div className="drop-shadow-[0_0_1.5rem_var(--color-orange)]">
        <Picture
          art="institutional-m"
          sizes={sizes}
          className="[clip-path:polygon(20.9%_68.4%,25.3%_75.6%,43%_72.2%,43%_74.3%,25.4%_77.7%,21%_70.3%)]"
        />
      </div>
    </div>
  );
}
