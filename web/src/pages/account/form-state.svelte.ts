/** The state of a form that is sent to the server: busy, or with a problem in one of its fields. */
export class FormState<Field extends string> {
  busy = $state(false);
  problem = $state<{ field: Field; text: string } | null>(null);
  element: HTMLFormElement | undefined = $state();

  /** Shows a problem and puts the focus on its field. */
  refuse(field: Field, text: string): void {
    this.problem = { field, text };
    this.element?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  /** Sends the form; `explain` tells which field an error is about. */
  async send(
    work: () => Promise<void>,
    explain: (error: unknown) => [Field, string],
  ): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.refuse(...explain(error));
    } finally {
      this.busy = false;
    }
  }
}
