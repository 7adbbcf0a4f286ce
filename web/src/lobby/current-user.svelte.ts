/** The current user, shared by the pages. */

import { api } from "$lib/api/client";
import type { Person } from "$lib/types";

export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;

class CurrentUser {
  #person = $state.raw<Person | null>(null);
  #loading: Promise<Person> | null = null;

  get person(): Person | null {
    return this.#person;
  }

  /** The first call creates a guest; concurrent calls share one request. */
  async load(): Promise<void> {
    this.#loading ??= api.me().finally(() => (this.#loading = null));
    this.#person = await this.#loading;
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

export const me = new CurrentUser();
