import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { SavedGame } from '../src/game/table';
import type { Settings } from '../src/shell/settings';
import type { Site } from './site';

/** Where the page is. */
type Place = Pick<Site, 'address'>;

export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const PHONE: Device = { name: 'phone, touch', width: 360, height: 740, touch: true };
export const DESKTOP: Device = { name: 'desktop, mouse', width: 1440, height: 900, touch: false };

/** Milliseconds until a step that waits for the page fails, and tells for what it waited. */
const PATIENCE = 15_000;

export interface Visit {
  readonly device?: Device;
  readonly locale?: string;
  /** A game found in the browser's storage. */
  readonly saved?: SavedGame;
  /** Run in the page before anything else. */
  readonly prepare?: () => void;
  readonly motion?: 'reduce' | 'no-preference';
  /** Whether the page may keep itself for use without a network; most tests look at the page alone. */
  readonly offline?: 'allow' | 'block';
  readonly theme?: 'light' | 'dark';
  /** What was set on an earlier visit. */
  readonly settings?: Partial<Settings>;
}

/** Somebody who visits the page; notes everything that a page must not do. */
export class Visitor {
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly touch: boolean,
  ) {}

  static async visit(browser: Browser, site: Place, visit: Visit = {}): Promise<Visitor> {
    const device = visit.device ?? DESKTOP;
    const context = await browser.newContext({
      viewport: { width: device.width, height: device.height },
      hasTouch: device.touch,
      isMobile: device.touch,
      locale: visit.locale ?? 'it-IT',
      reducedMotion: visit.motion ?? 'reduce',
      colorScheme: visit.theme ?? 'light',
      serviceWorkers: visit.offline ?? 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    const visitor = new Visitor(await context.newPage(), context, device.touch);
    visitor.watch(site);
    if (visit.prepare) await visitor.page.addInitScript(visit.prepare);
    if (visit.saved) await visitor.keep(visit.saved);
    if (visit.settings) await visitor.set(visit.settings);
    await visitor.page.goto(site.address);
    await visitor.ready();
    return visitor;
  }

  /** Until the board is there and somebody may move. */
  async ready(): Promise<void> {
    await this.page.locator('svg.board, .text').waitFor();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async tap(...names: string[]): Promise<void> {
    for (const name of names) {
      const square = this.page.locator(`[data-name="${name}"]`);
      await (this.touch ? square.tap() : square.click());
    }
  }

  /** The moves in the list. */
  async moves(): Promise<string[]> {
    return await this.page.locator('.moves li span').allTextContents();
  }

  async notice(): Promise<string> {
    return (await this.page.locator('.notice p').textContent()) ?? '';
  }

  /** What is said of a square to those who do not see it. */
  async described(name: string): Promise<string> {
    return (await this.page.locator(`[data-name="${name}"]`).getAttribute('aria-label')) ?? '';
  }

  /** A button of that name; on a narrow screen what is rarely wanted lies behind another one. */
  async button(name: string): Promise<Locator> {
    const wanted = this.page.getByRole('button', { name, exact: true });
    const behind = this.page.locator('.rest button', { hasText: name });
    if ((await behind.count()) > 0 && !(await behind.isVisible())) await this.page.locator('button.opener').click();
    return wanted;
  }

  async press(button: string): Promise<void> {
    await (await this.button(button)).click();
  }

  /** Opens a new game by the dialog. */
  async sit(game: string, opponent: string, side: string): Promise<void> {
    await this.press('Nuova');
    await this.page.locator(`.game input[value="${game}"]`).check();
    await this.page.getByRole('radio', { name: opponent }).check();
    await this.page.getByRole('radio', { name: side, exact: true }).check();
    const chosen = await this.page.locator('input[name="opponent"]:checked').inputValue();
    await this.page.locator('main.play').evaluate((table) => table.setAttribute('data-left', ''));
    await this.press('Comincia');
    await this.page.locator(`main[data-game="${game}"][data-opponent="${chosen}"]:not([data-left])`).waitFor();
  }

  async allow(...permissions: string[]): Promise<void> {
    await this.context.grantPermissions(permissions);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private watch(site: Place): void {
    this.page.on('console', (message) => {
      const blocked = message.text().includes('Service Worker registration blocked');
      if (!blocked && ['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    this.page.on('pageerror', (error) => this.complaints.push(String(error)));
    this.context.on('request', (request) => {
      if (!request.url().startsWith(site.address)) this.complaints.push(`asked ${request.url()}`);
    });
  }

  private async set(settings: Partial<Settings>): Promise<void> {
    await this.page.addInitScript((text) => localStorage.setItem('damiera.settings', text), JSON.stringify(settings));
  }

  private async keep(saved: SavedGame): Promise<void> {
    await this.page.addInitScript((text) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'once');
      localStorage.setItem('damiera.game.1', text);
    }, JSON.stringify(saved));
  }
}

/** A position for two persons, to be found in the storage. */
export function position(game: string, fen: string): SavedGame {
  return { table: { game, start: fen, opponent: 'person', side: 'white' }, events: [], flipped: false };
}
