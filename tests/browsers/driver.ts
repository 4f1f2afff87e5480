/** What the journeys need of a browser, over whichever protocol it speaks. Selectors are CSS. */
export type Driver = {
  open: (url: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Types into a field, after what is there. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key where the focus is: `Tab`, `Enter`, `Escape`, `ArrowRight`. */
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  select: (selector: string, value: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};
