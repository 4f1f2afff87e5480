import type { ReactNode } from 'react';
import { NightTown } from './NightTown.tsx';
import './bullets.css';
import './call-to-action.css';

type Props = {
  id?: string;
  headingId: string;
  title: string;
  text: string;
  /** Short reassurances below the buttons. */
  points?: readonly string[];
  /** Night picture of the page; the home page's town by default. */
  picture?: ReactNode;
  children: ReactNode;
};

/**
 * The closing band: a page's last section, which asks the reader to register, above the footer. The sticky call to action hides as
 * it enters the viewport (site/components/layout/registration.css).
 */
export function CallToAction({ id, headingId, title, text, points, picture, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="closing relative isolate overflow-clip bg-night text-white/90"
    >
      <div className="closing-content page-width">
        <div className="closing-words">
          <h2 id={headingId} className="text-title font-bold text-white xl:text-[4rem]">
            {title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead">{text}</p>
          <div className="mt-8 grid gap-3 sm:justify-items-start">{children}</div>
          {points === undefined ? null : (
            <ul className="mt-5 grid max-w-[46ch] gap-2 md:mt-8">
              {points.map((point) => (
                <li key={point} className="bullet closing-point">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {picture ?? <NightTown />}
    </section>
  );
}
