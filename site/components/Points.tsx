import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Titled } from '#site/content/types/shared.ts';
import type { Link } from '#site/links.ts';
import { TextWithLink } from './TextWithLink.tsx';
import './points.css';
import './titled-item.css';

type Point = Titled & {
  /** Below the text: a link to more. */
  more?: ReactNode;
};

type Props = {
  items: readonly Point[];
  /** How many stand side by side where there is room for them; in `rows` each title stands beside its text. */
  layout?: 'one' | 'two' | 'three' | 'four' | 'rows';
  /** The order matters: an ordered list. */
  ordered?: boolean;
  /** A blue line above each, for what leads a page. */
  leading?: boolean;
  /** Where the phrase in brackets leads, in a text that has one. */
  link?: Link;
};

/** Titles, each with a sentence or two. All lists of this kind on the site are this one. */
export function Points({ items, layout = 'two', ordered = false, leading = false, link }: Props) {
  const List = ordered ? 'ol' : 'ul';
  const item = clsx('point', layout !== 'rows' && 'titled-item');
  return (
    <List className={clsx(`points points-${layout}`, leading && 'points-leading')}>
      {items.map(({ title, text, more }) => (
        <li key={title} className={item}>
          <h3 className="point-title">{title}</h3>
          <div className="point-text">
            <p>{link === undefined ? text : <TextWithLink link={link}>{text}</TextWithLink>}</p>
            {more === undefined ? null : <p>{more}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}
