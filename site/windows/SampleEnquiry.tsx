import type { IndustrySample } from '#site/content/types/institutional.ts';

/** An entry of the platform's enquiry list; decorative, because the text beside it says what matters. */
export function SampleEnquiry({ label, occasion, property, kind }: { label: string } & IndustrySample) {
  return (
    <div
      aria-hidden="true"
      className="rounded-panel shadow-card border-line text-small overflow-hidden border bg-white"
    >
      <p className="text-fine border-line bg-page/60 flex items-center gap-2.5 border-b px-5 py-2.5">
        <span className="bg-orange size-2.5 shrink-0 rounded-[3px]" />
        {label}
        <span className="text-blue-dark ms-auto font-semibold">{occasion}</span>
      </p>
      <div className="flex flex-wrap justify-between gap-x-6 px-5 py-3.5 lg:block">
        <p className="text-ink font-semibold">{property}</p>
        <p>{kind}</p>
      </div>
    </div>
  );
}
