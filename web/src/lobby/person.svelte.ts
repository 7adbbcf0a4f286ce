/** Who I am, asked once and shared by the pages. */

import { api } from "$lib/api";
import type { Person } from "$lib/types";

export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;

class Me {
  #person = $state.raw<Person | null>(null);
  #asking: Promise<Person> | null = null;

  get person(): Person | null {
    return this.#person;
  }

  /** The first call makes a guest; calls at the same time share one answer. */
  async load(): Promise<void> {
    this.#asking ??= api.me().finally(() => (this.#asking = null));
    this.#person = await this.#asking;
  }

  async rename(name: string): Promise<void> {
    this.#person = await api.rename(name.trim());
  }

  async register(name: string, password: string): Promise<void> {
    this.#person = await api.register(name.trim(), password);
  }

  async login(name: string, password: string): Promise<void> {
    this.#person = await api.login(name.trim(), password);
  }

  async logoutElsewhere(): Promise<void> {
    this.#person = await api.logoutElsewhere();
  }

  async changePassword(old: string, next: string): Promise<void> {
    this.#person = await api.changePassword(old, next);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.#person = null;
    await this.load();
  }
}

export const me = new Me();
