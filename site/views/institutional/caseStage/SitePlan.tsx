import './site-plan.css';

/** A few parcels along a street in the style of a cadastral map; the valued one is orange. */
export function SitePlan() {
  return (
    <svg viewBox="0 0 240 340" preserveAspectRatio="xMinYMid slice" className="site-plan">
      <g className="fill-white stroke-line" strokeWidth="1.5">
        <path d="M-10 236 250 214V-10H-10Z" />
        <path d="M-10 296 250 274v80H-10Z" />
        <path d="m30-10 18 242M96-10l18 237M162-10l17 232M-10 118l260-20" fill="none" />
      </g>
      <g className="fill-line stroke-grey-blue" strokeWidth=".75">
        <path d="m0 176 34-3 3 46-36 3zM126 166l40-3 3 46-39 3zM190 161l64-5v47l-61 5zM44 34l38-3 4 52-38 3zM118 26l34-3 4 58-35 3zM186 30l66-5v44l-63 5zM-6 48l26-2 4 44-30 3zM10 308l60-5v40H10zM96 301l46-4v46H96zM170 295l82-7v62h-82z" />
      </g>
      <path
        d="m41.500 115.500 66-5.200 8.500 112-68 5.700z"
        className="fill-orange/15 stroke-blue-dark"
        strokeWidth="1.75"
      />
      <path d="m56 170 52-4.300 3.600 49-52 4.300z" className="fill-orange" />
    </svg>
  );
}
