/** An e-mail address that breaks behind its @ where a line is too short for it. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
