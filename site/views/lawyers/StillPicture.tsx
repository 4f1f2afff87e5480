import { Picture } from '#site/components/Picture.tsx';

/**
 * The report still life on the hero's bright side. Its ground is the page's colour, so the picture
 * runs into the band below as one sheet.
 */
export function StillPicture() {
  return (
    <div className="bg-page md:rounded-ss-window -mx-(--spacing-gutter) flex items-center md:absolute md:end-0 md:top-[calc(var(--spacing-bar)+2rem)] md:bottom-0 md:mx-0 md:w-[42%] xl:w-[46%]">
      <Picture
        art="still"
        alt=""
        sizes="(min-width: 1536px) 46vw, (min-width: 900px) 42vw, 100vw"
        eager
        className="w-full"
      />
    </div>
  );
}
