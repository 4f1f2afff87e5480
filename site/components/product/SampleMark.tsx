/** Label that marks the content beside it as a sample. */
export function SampleMark({ children }: { children: string }) {
  return (
    <span className="inline-block shrink-0 rounded-full border border-line bg-white px-2 text-fine font-normal text-body">
      {children}
    </span>
  );
}
