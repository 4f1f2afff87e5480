/** The slanted stroke that ends a dimension on a drawing. */
export function Tick({ className }: { className: string }) {
  return (
    <i aria-hidden="true" className={`absolute h-5 rotate-45 border-s-2 border-blue-dark ${className}`} />
  );
}
