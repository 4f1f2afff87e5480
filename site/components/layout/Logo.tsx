import { brand } from '#common/company.ts';
import { LogoMark } from './LogoMark.tsx';
import './logo.css';

type Props = {
  /** The line below the name, in the page's language. */
  slogan: string;
  /** White for blue grounds, in colour for light ones and for paper. */
  variant: 'white' | 'colour';
};

/** Mark, name and slogan; the gable in front is orange on every ground. Its size is capped at 5vw, to leave room for the menu button beside it in large type. */
export function Logo({ slogan, variant }: Props) {
  return (
    <span className={`logo logo-${variant}`}>
      <LogoMark
        className="logo-mark"
        paint={{ back: { className: 'logo-back' }, front: { className: 'logo-front' } }}
      />
      <span className="logo-words">
        <b className="logo-name">{brand.name}</b>
        <span className="logo-slogan">{slogan}</span>
      </span>
    </span>
  );
}
