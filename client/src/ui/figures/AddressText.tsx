interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
}

/** An address in the lines of an envelope. */
export function AddressText({ address }: { address: Address }) {
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [line1, line2, place, country === 'US' ? null : country].filter(Boolean);
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
