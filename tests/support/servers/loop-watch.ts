import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Variables that make a site measure its own event loop. @param socket a path in a folder of the test */
export const watchedLoop = (socket: string): Record<string, string> => ({
  LOOP_WATCH: socket,
  NODE_OPTIONS: `--require ${join(__dirname, "loop-watch-preload.cjs")}`,
});

/** The longest time that a site's event loop was held, as the site itself measured it. */
export class LoopWatch {
  private constructor(
    private readonly ask: () => void,
    private readonly answers: AsyncIterator<string>,
    readonly close: () => void,
  ) {}

  static async open(path: string): Promise<LoopWatch> {
    const socket = connect(path);
    await once(socket, "connect");
    const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
    return new LoopWatch(
      () => socket.write("?"),
      answers,
      () => socket.destroy(),
    );
  }

  /** Milliseconds since the last question. */
  async longest(): Promise<number> {
    this.ask();
    const { value } = await this.answers.next();
    return Number(value);
  }
}
