import './drawing.css';

/** Three documents, fanned out: a register, a list with its sums, the plan of the building. */
export function Papers() {
  return (
    <svg
      viewBox="52 12 456 290"
      preserveAspectRatio="xMidYMid meet"
      className="case-drawing case-drawing-papers"
    >
      <g transform="rotate(-9 180 330)">
        <path className="case-drawing-paper" d="M96 46h168v236H96z" />
        <path className="case-drawing-title" d="M118 74h74" />
        <path
          className="case-drawing-print"
          d="M118 100h124M118 116h124M118 132h96M118 160h124M118 176h110M118 192h124"
        />
      </g>
      <g transform="rotate(9 380 330)">
        <path className="case-drawing-paper" d="M296 46h168v236H296z" />
        <path className="case-drawing-title" d="M318 74h60" />
        <path
          className="case-drawing-inner"
          d="M326 236H436V124H358V146H350V174H358V202H326zM358 202H436M368 146V174M400 124V164H436M358 186H380"
        />
      </g>
      <g>
        <path className="case-drawing-paper" d="M196 34h168v240H196z" />
        <path className="case-drawing-title" d="M218 64h92" />
        <path
          className="case-drawing-print"
          d="M218 92h58M318 92h24M218 112h70M318 112h24M218 132h50M318 132h24M218 152h64M318 152h24"
        />
        <path className="case-drawing-rule" d="M218 170h124" />
        <path className="case-drawing-title" d="M218 188h40M314 188h28" />
      </g>
    </svg>
  );
}
