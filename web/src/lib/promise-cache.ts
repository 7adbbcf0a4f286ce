/** Results of asynchronous calls by key. Concurrent calls share one; a failed call is forgotten. */
export class PromiseCache<T> {
  readonly #results = new Map<string, Promise<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    let result = this.#results.get(key);
    if (!result) {
      result = load();
      this.#results.set(key, result);
      result.catch(() => this.#results.delete(key));
    }
    return result;
  }
}
