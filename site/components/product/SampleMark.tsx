/** Says of what stands beside it that it is a sample. */
export function SampleMark({ children }: { children: string }) {
  return (
    <span className="text-fine text-body border-line inline-block shrink-0 rounded-full border bg-white px-2 font-normal">
      {children}
    </span>
  );
}
