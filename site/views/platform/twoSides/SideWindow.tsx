import { clsx } from 'clsx';
import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import { Window } from '#site/components/product/Window.tsx';
import type { CaseEvent, Fragment } from '#site/content/types/twoSides.ts';
import { EventPicture, holdsTheLines } from './EventPicture.tsx';
import './side-window.css';

type Props = {
  event: CaseEvent;
  owner: string;
  fragment: Fragment;
  /** Whether a narrow card shows the same above, in the acting side's window. */
  isRepeated: boolean;
  parties: { client: string; valuer: string };
};

const hasControls = ({ pressed, controls = [] }: Fragment): boolean =>
  pressed !== undefined || controls.length > 0;

/**
 * One side's window at one event, titled by the side: a picture, what it says, and what one can press. `aria-hidden`, as
 * the sentence below it says the same.
 */
export function SideWindow({ event, owner, fragment, isRepeated, parties }: Props) {
  const { title, note } = fragment;
  const isAbove = isRepeated && hasControls(fragment);
  return (
    <Window
      title={owner}
      note={note === undefined ? title : `${title}, ${note}`}
      hidden
      fill
      className="case-window no-print"
    >
      <div className="case-content">
        <div className={clsx('case-data', isAbove && 'case-data-above')}>
          <Data event={event} fragment={fragment} parties={parties} />
        </div>
        {hasControls(fragment) && <Controls {...fragment} />}
      </div>
    </Window>
  );
}

/** The picture, and what it does not say itself. */
function Data({ event, fragment, parties }: Pick<Props, 'event' | 'fragment' | 'parties'>) {
  const { fields, lines } = fragment;
  const shown = holdsTheLines(event) ? undefined : lines;
  const isLast = !hasControls(fragment) && fields === undefined && shown === undefined;
  return (
    <>
      <EventPicture event={event} fragment={fragment} parties={parties} whole={isLast} />
      {fields && <Fields items={fields} />}
      {shown && <Lines items={shown} />}
    </>
  );
}

/** The buttons that one can press, and the one that was pressed. */
function Controls({ pressed, controls = [] }: Pick<Fragment, 'pressed' | 'controls'>) {
  return (
    <p className="flex flex-wrap gap-2">
      {controls.map((control) => (
        <MockButton key={control}>{control}</MockButton>
      ))}
      {pressed !== undefined && <MockButton done>{pressed}</MockButton>}
    </p>
  );
}
