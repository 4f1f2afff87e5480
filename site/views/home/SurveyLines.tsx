import type { Property } from '#site/content/types/home.ts';
import type { EnquiryCardContent } from '#site/content/types/site.ts';

type Props = { properties: EnquiryCardContent['properties'] };

/** Drawing of a property, in the pixels of `hero-m-1080`. */
type Survey = {
  /** Path of its plot, from the corner at the street; a mask hides it behind buildings. */
  plot: string;
  stakes: string;
  /** Path of the area coloured orange: a building, or the plot itself. */
  body: string;
  /** Path of the measured edge, and `transform` of its length's text. */
  front: string;
  label: string;
};

/** Outline of the orange house, which masks the lines of its plot. */
const roof = 'M317 616 403 577 497 567 568 633 560 748 390 800 329 734Z';
/** The same with chimneys and the light it casts: desaturated while another property is chosen. */
const house = 'M315 617 402 574 402 558 474 558 500 565 570 632 566 752 540 785 390 826 306 756Z';

const surveys: Record<Property, Survey> = {
  house: {
    plot: 'M361 850 657 759 531 620 235 711Z',
    stakes: 'M361 850h.1M657 759h.1M235 711h.1',
    body: '',
    front: 'M394 803 413 824M562 751 582 772M408 818 577 766',
    label: 'matrix(.956 -.294 .25 .97 462 808)',
  },
  flats: {
    plot: 'M340 528 424 600 650 528 575 440 340 528Z',
    stakes: 'M340 528h.1M424 600h.1M650 528h.1',
    body: 'M362 441 388 413 470 395 486 380 468 362 503 350 597 342 604 386 604 498 512 527 430 566 402 558 372 536Z',
    front: 'M424 574 434 594M606 518 616 538M430 586 612 528',
    label: 'matrix(.956 -.294 .25 .97 484 577)',
  },
  land: {
    plot: 'M640 560 862 690 655 757 531 620Z',
    stakes: 'M640 560h.1M862 690h.1M655 757h.1M531 620h.1',
    body: 'M640 560 862 690 655 757 531 620Z',
    front: 'M662 772 676 790M866 706 880 724M670 782 874 716',
    label: 'matrix(.956 -.294 .25 .97 774 756)',
  },
};

/**
 * The survey of the chosen property: its plot, and the length of its street front. `survey.css` displays the one whose
 * radio button is checked, and animates it then. A new render of the town needs new coordinates.
 */
export function SurveyLines({ properties }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1080 1060" className="survey-lines">
      <mask id="behind-house" maskUnits="userSpaceOnUse" x="0" y="0" width="1080" height="1060">
        <rect width="1080" height="1060" fill="#fff" />
        <path fill="#000" d={`${roof}${surveys.flats.body}`} />
      </mask>
      <path d={house} className="survey-pale" />
      <path d={house} className="survey-pale survey-light" />
      {properties.map(({ value, front }) => {
        const { plot, stakes, body, front: line, label } = surveys[value];
        return (
          <g key={value} data-plot={value}>
            <path d={body} className="survey-body" />
            <path mask="url(#behind-house)" pathLength="100" className="survey-plot" d={plot} />
            <path d={stakes} className="survey-stakes" />
            <path pathLength="1" className="survey-line" d={line} />
            <text transform={label}>{front}</text>
          </g>
        );
      })}
    </svg>
  );
}
