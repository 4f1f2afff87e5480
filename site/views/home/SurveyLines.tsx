import type { Property } from '#site/content/types/home.ts';
import type { EnquiryCardContent } from '#site/content/types/site.ts';

type Props = { properties: EnquiryCardContent['properties'] };

/** Drawing of a property, in the pixels of `hero-m-1080`. */
type Survey = {
  /** Path of its plot, from the corner at the street; a mask hides it behind buildings. */
  plot: string;
  stakes: string;
  /** Path of the measured edge, and `transform` of its length's text. */
  front: string;
  label: string;
};

/** Outlines of the house and of the flats, which hide what of the lines is behind them. */
const buildings =
  'M317 616 403 577 497 567 568 633 560 748 390 800 329 734ZM362 441 388 413 470 395 486 380 468 362 503 350 597 342 604 386 604 498 512 527 430 566 402 558 372 536Z';

const surveys: Record<Property, Survey> = {
  house: {
    plot: 'M361 850 657 759 531 620 235 711Z',
    stakes: 'M361 850h.1M657 759h.1M235 711h.1',
    front: 'M394 803 413 824M562 751 582 772M408 818 577 766',
    label: 'matrix(.956 -.294 .25 .97 462 808)',
  },
  flats: {
    plot: 'M340 528 424 600 650 528 575 440 340 528Z',
    stakes: 'M340 528h.1M424 600h.1M650 528h.1',
    front: 'M424 574 434 594M606 518 616 538M430 586 612 528',
    label: 'matrix(.956 -.294 .25 .97 484 577)',
  },
  land: {
    plot: 'M676 748 814 704 685 596 553 634Z',
    stakes: 'M676 748h.1M814 704h.1M685 596h.1M553 634h.1',
    front: 'M681 754 697 770M819 710 836 725M689 762 828 718',
    label: 'matrix(.956 -.294 .25 .97 765 755)',
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
        <path fill="#000" d={buildings} />
      </mask>
      {properties.map(({ value, front }) => {
        const { plot, stakes, front: line, label } = surveys[value];
        return (
          <g key={value} data-plot={value}>
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
