import { useState } from 'react';

/** What a control takes over to be described by a live region, and the call for each change of its text. */
type LiveDescription = {
  describedBy: { 'aria-describedby': string | undefined; onBlur: () => void };
  typing: () => void;
};

/**
 * Describes a control by a live region that speaks while somebody types. The description is away until they leave the
 * control: screen readers in Chromium would say the text twice, as news of the region and as the new description of
 * what has the focus. Who comes back to the control hears the description.
 */
export function useLiveDescription(regionId: string): LiveDescription {
  const [isTyping, setTyping] = useState(false);
  return {
    describedBy: {
      'aria-describedby': isTyping ? undefined : regionId,
      onBlur: () => setTyping(false),
    },
    typing: () => setTyping(true),
  };
}
