import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

/** Several enquiries at once, each with its stage and its progress. */
export function PortfolioWindow({ texts }: { texts: WindowsContent['portfolio'] }) {
  return (
    <ProductWindow texts={texts} heading={texts.count}>
      <ul className="divide-line mt-2 divide-y">
        {texts.enquiries.map(({ property, place, stage, detail, done }) => (
          <li
            key={property}
            className="grid items-center gap-x-4 py-3.5 @xs:grid-cols-[minmax(0,1fr)_auto] @lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]"
          >
            <p className="text-ink font-semibold">
              {property}
              <span className="text-fine text-body block font-normal">{place}</span>
            </p>
            <p className="order-last mt-2 flex items-baseline justify-between @xs:order-none @xs:mt-0 @xs:block @xs:text-end @lg:order-last">
              <span className={`block ${done === texts.steps ? 'text-success font-semibold' : 'text-ink'}`}>
                {stage}
              </span>
              <span className="text-fine block tabular-nums">{detail}</span>
            </p>
            <Progress done={done} steps={texts.steps} />
          </li>
        ))}
      </ul>
    </ProductWindow>
  );
}

/** One segment per step: blue if done, orange if under way, pale if still to come; all green at the end. */
function Progress({ done, steps }: { done: number; steps: number }) {
  const tone = (step: number) => {
    if (done === steps) return 'bg-success';
    if (step < done) return 'bg-blue';
    return step === done ? 'bg-orange' : 'bg-line';
  };
  return (
    <div className="col-span-full mt-2.5 flex gap-1 @lg:col-span-1 @lg:mt-0">
      {Array.from({ length: steps }, (_, step) => (
        <span key={step} className={`h-1.5 grow rounded-full ${tone(step)}`} />
      ))}
    </div>
  );
}
