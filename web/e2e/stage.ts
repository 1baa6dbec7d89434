import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium';
import { serveSite, type Site } from './site';
import { type Visit, Visitor } from './visitor';

/** The built page, served, and a browser: for all tests of a file. */
export class Ground {
  #browser: Browser | undefined;
  #site: Site | undefined;

  constructor() {
    beforeAll(async () => {
      this.#site = await serveSite();
      this.#browser = await launchChromium();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#site?.stop();
    });
  }

  get browser(): Browser {
    return there(this.#browser);
  }

  get site(): Site {
    return there(this.#site);
  }
}

/** A ground on which each test has a visitor of its own, who leaves after it and must have nothing to complain of. */
export class Stage extends Ground {
  #visitor: Visitor | undefined;

  constructor() {
    super();
    afterEach(async () => {
      const visitor = this.#visitor;
      this.#visitor = undefined;
      await visitor?.leave();
      expect(visitor?.complaints ?? []).toEqual([]);
    });
  }

  get visitor(): Visitor {
    return there(this.#visitor);
  }

  readonly visit = async (how: Visit = {}, at: Pick<Site, 'address'> = this.site): Promise<Visitor> => {
    const visitor = await Visitor.visit(this.browser, at, how);
    this.#visitor = visitor;
    return visitor;
  };
}

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('asked for before it is there');
  return thing;
}
