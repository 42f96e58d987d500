/** Storage is forbidden in some embedded pages: nothing is kept there, and nothing was. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What is chosen lasts as long as the page.
  }
}
