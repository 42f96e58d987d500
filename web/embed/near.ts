/** From how far away a figure is loaded, in CSS pixels. */
const reach = 200;

/** Is told when the element comes near what is seen of the page, or leaves it. */
export type Near = (isNear: boolean) => void;

let observer: IntersectionObserver | null = null;
const watched = new WeakMap<Element, Near>();

/** Watches whether an element is near the viewport. One observer does so for all of them. */
export function watch(element: Element, near: Near): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: `${reach}px` },
  );
  watched.set(element, near);
  observer.observe(element);
}

export function unwatch(element: Element): void {
  observer?.unobserve(element);
}
