import { Picture } from '#site/components/Picture.tsx';
import './case-file.css';

/** Its width on the page. */
const sizes = '(min-width: 75em) 18vw, 1px';

/** The case file between both windows: a box with a sheet for each event so far, the newest with an orange tab. */
export function CaseFile({ sheets }: { sheets: number }) {
  const earlier = Array.from({ length: sheets - 1 }, (_, index) => index);
  return (
    <div aria-hidden="true" className="case-file no-print">
      <Picture art="file-box" sizes={sizes} className="case-file-part" />
      {earlier.map((sheet) => (
        <div key={sheet} className={`case-file-part case-file-sheet-${sheet}`}>
          <Picture art="file-sheet" sizes={sizes} />
        </div>
      ))}
      <div className={`case-file-part case-file-sheet-${sheets - 1}`}>
        <div className="case-file-new">
          <Picture art="file-sheet-lit" sizes={sizes} />
        </div>
      </div>
      <Picture art="file-front" sizes={sizes} className="case-file-part" />
    </div>
  );
}
