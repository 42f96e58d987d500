/** What sliders were at before a finger came upon them. */
const values = new WeakMap<EventTarget, string>();

/** For `pointerdown` of a slider: a finger moves the thumb at once, before it is known what the finger wants. */
export function touchSlider({ currentTarget }: Event): void {
  values.set(currentTarget!, (currentTarget as HTMLInputElement).value);
}

/** For its `pointercancel`: the finger has scrolled the page, so the slider goes back to what it was. */
export function leaveSlider({ currentTarget }: Event): void {
  const slider = currentTarget as HTMLInputElement;
  const value = values.get(slider);
  if (value === undefined || value === slider.value) return;
  slider.value = value;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
}
