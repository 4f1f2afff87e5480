import type { SurveyContent } from '#site/content/types/site.ts';

type Props = { measures: SurveyContent['measures'] };

/** The plot, from its corner at the street around to the left. */
const plot = 'M361 850 657 759 531 620 235 711Z';
/** The house itself, behind which the plot's line disappears. */
const house = 'M317 616 403 577 497 567 568 633 560 748 390 800 329 734Z';

/**
 * The survey of the house, in the pixels of `hero-m-1080`: its plot, two measures lying on the ground, and the
 * line up to its value. It draws itself once (`survey.css`). A new render of the town needs new corners.
 */
export function SurveyLines({ measures: { front, side } }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1080 1060" className="survey-lines">
      <mask id="behind-house" maskUnits="userSpaceOnUse" x="0" y="0" width="1080" height="1060">
        <path className="survey-mask" pathLength="1" d={plot} />
        <path fill="#000" d={house} />
      </mask>
      <path mask="url(#behind-house)" strokeDasharray="11 8" d={plot} />
      <path d="M361 850h.1M657 759h.1M235 711h.1M400 612h.1" className="survey-stakes" />
      <path pathLength="1" className="survey-line" d="M394 803 413 824M562 751 582 772M408 818 577 766" />
      <text transform="matrix(.956 -.294 .25 .97 494 798)">{front}</text>
      <g className="max-sm:hidden">
        <path pathLength="1" className="survey-line" d="M385 801 350 811M325 736 290 746M356 809 296 744" />
        <text transform="matrix(.68 .735 -.956 .294 320 779)">{side}</text>
        <path pathLength="1" className="survey-line survey-leader" d="M400 612V232" />
      </g>
      <path pathLength="1" className="survey-line survey-leader sm:hidden" d="M400 612H640" />
    </svg>
  );
}
