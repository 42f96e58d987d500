/** What was said of an argument that is refused. */
export function complaint(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}
