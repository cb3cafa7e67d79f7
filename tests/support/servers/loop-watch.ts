import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Variables that make a site measure its own event loop. @param socket a path in the test's folder */
export const watchedLoop = (socket: string): Record<string, string> => ({
  LOOP_WATCH: socket,
  NODE_OPTIONS: `--require ${join(__dirname, "loop-watch-preload.cjs")}`,
});

/** Reads the longest time for which a site's event loop was blocked, as the site itself measures it. */
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

  /** The longest block since the last call, in milliseconds. */
  async longest(): Promise<number> {
    this.ask();
    const { value } = await this.answers.next();
    return Number(value);
  }
}
