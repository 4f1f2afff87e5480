import './drawing.css';

/**
 * What is inspected of the report's building (art/kit/property_tiles.py, `commercial`), to scale: its ground floor with
 * the shops, beside it one storey of offices; stairs, and the way through both.
 */
export function FloorPlan() {
  return (
    <svg
      viewBox="-4 0 500 252"
      preserveAspectRatio="xMidYMid meet"
      className="case-drawing case-drawing-plan"
    >
      <path
        className="case-drawing-floor"
        d="M20 237H240V15H84V60H68V114H84V171H20zM316 15H472V171H316V114H300V60H316z"
      />
      <path
        className="case-drawing-stairs"
        d="M74 60V114M80 60V114M86 60V114M92 60V114M98 60V114M306 60V114M312 60V114M318 60V114M324 60V114M330 60V114"
      />
      <path
        className="case-drawing-inner"
        d="M84 60H104V68M104 100V114H84M84 171H116M144 171H240M93 171V196M93 222V237M167 171V237M162 15V84H188M214 84H240M316 60H336V68M336 100V114H316M336 68H382M408 68H472M368 15V68M426 15V68M336 118H350M376 118H432M458 118H472M392 118V171"
      />
      <path
        className="case-drawing-wall"
        d="M240 152V237H20V171H84V114H68V60H84V15H240V128M316 15H472V171H316V114H300V60H316z"
      />
      <path
        className="case-drawing-window"
        d="M98 15H148M176 15H226M240 30V74M240 182V226M34 237H80M106 237H154M180 237H226M20 184V224M330 15H358M378 15H416M436 15H462M472 28V60M472 82V106M472 128V160M330 171H380M404 171H462M84 128V158M316 128V158"
      />
      <path className="case-drawing-way" d="M236 140H130V198M130 140V84H112M344 92H394V48M394 92H444V142" />
      <circle className="case-drawing-stop" cx="130" cy="204" r="9" />
      <circle className="case-drawing-stop" cx="395" cy="42" r="9" />
      <circle className="case-drawing-stop" cx="444" cy="146" r="9" />
    </svg>
  );
}
