/** From how far away a figure is loaded, in CSS pixels. */
const reach = 200;

export interface Watched {
  /** The element comes near what is seen of the page, or leaves it. */
  near(isNear: boolean): void;
}

let observer: IntersectionObserver | null = null;
const watched = new WeakMap<Element, Watched>();

/** Tells an element whether it is near the viewport. One observer does so for all of them. */
export function watch(element: Element & Watched): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.near(isIntersecting);
    },
    { rootMargin: `${reach}px` },
  );
  watched.set(element, element);
  observer.observe(element);
}

export function unwatch(element: Element): void {
  observer?.unobserve(element);
}
