import './drawing.css';

/** The office floor that is inspected: rooms along a corridor, stairs and lift, and the way through them. */
export function FloorPlan() {
  return (
    <svg
      viewBox="30 24 500 252"
      preserveAspectRatio="xMidYMid meet"
      className="case-drawing case-drawing-plan"
    >
      <path className="case-drawing-floor" d="M40 34H520V266H340V220H220V266H40z" />
      <path
        className="case-drawing-inner"
        d="M40 120H98M128 120H204M234 120H318M348 120H424M454 120H520M40 178H84M114 178H220V220M340 220V178H432M462 178H520M146 34V120M266 34V120M388 34V120M146 178V266M430 178V266M252 178V220M292 178V220M252 178H340"
      />
      <path
        className="case-drawing-stairs"
        d="M258 184H286M258 192H286M258 200H286M258 208H286M298 184L334 214M334 184L298 214"
      />
      <path className="case-drawing-wall" d="M40 34H520V266H340V220H296M264 220H220V266H40V34" />
      <path
        className="case-drawing-window"
        d="M62 34H124M168 34H244M288 34H366M410 34H498M40 56V100M40 200V246M520 56V100M520 200V246M60 266H130M360 266H412M450 266H500"
      />
      <path className="case-drawing-way" d="M280 246V150H113V84M280 150H333V84M333 150H447V218" />
      <circle className="case-drawing-stop" cx="113" cy="80" r="9" />
      <circle className="case-drawing-stop" cx="333" cy="80" r="9" />
      <circle className="case-drawing-stop" cx="447" cy="222" r="9" />
    </svg>
  );
}
