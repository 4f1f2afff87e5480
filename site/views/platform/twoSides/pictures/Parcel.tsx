import './drawing.css';

/** Parcels along two streets as a cadastral map draws them; orange the ground plan of the report's building. */
export function Parcel() {
  return (
    <svg viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice" className="case-drawing">
      <g transform="translate(0 20) rotate(-8 280 150)">
        <g className="case-drawing-land">
          <path d="M-80-90H146V204H-80zM176-90H428V204H176zM458-90H680V204H458zM-80 238H146V420H-80zM176 238H680V420H176z" />
          <path d="M-80 62H146M40-90V204M-30 62V204M176 60H428M262-90V60M346-90V60M228 60V204M384 60V204M458 70H680M540-90V204M620 70V204M40 238V420M262 238V420M350 238V420M440 238V420M540 238V420" />
        </g>
        <path
          className="case-drawing-house"
          d="M-20-40H24V40H-20zM60-30H130V36H60zM-14 92H26V176H-14zM58 84H126V132H92V184H58zM190-40H246V34H190zM278-46H330V30H278zM362-36H414V38H362zM188 84H218V184H188zM394 86H420V176H394zM470-30H526V44H470zM474 96H528V180H474zM556-36H664V28H556zM554 98H606V184H554zM-30 262H26V318H-30zM56 262H132V312H56zM190 260H248V318H190zM276 262H336V322H276zM364 262H424V316H364zM456 262H524V320H456zM554 262H640V318H554z"
        />
        <path className="case-drawing-parcel" d="M228 60H384V204H228z" />
        <path className="case-drawing-lit" d="M286 80H352V173H259V145H286V122H279V99H286z" />
        <path
          className="case-drawing-corner"
          d="M224 56h8v8h-8zM380 56h8v8h-8zM380 200h8v8h-8zM224 200h8v8h-8z"
        />
      </g>
    </svg>
  );
}
