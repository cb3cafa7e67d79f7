import { connect, type Socket } from "node:net";

export interface PlannedRequest {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  /** Status line and headers as received. */
  head: string;
  body: string;
}

/**
 * One kept-alive HTTP/1.1 connection that sends one request at a time. The client is so small that its own CPU time is
 * negligible. It reads only what our server sends: bodies with Content-Length, or chunked.
 */
export class HttpConnection {
  private held: Buffer = Buffer.alloc(0);
  private waiting: { done: (reply: Reply) => void; fail: (error: Error) => void } | undefined;

  private constructor(
    private readonly port: number,
    private readonly socket: Socket,
  ) {
    socket.on("data", (chunk: Buffer) => {
      this.held = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
      this.read();
    });
    socket.on("error", (error) => this.waiting?.fail(error));
    socket.on("close", () => this.waiting?.fail(new Error("the server closed the connection")));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((done, fail) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      socket.once("error", fail);
      socket.once("connect", () => {
        socket.removeListener("error", fail);
        done(new HttpConnection(port, socket));
      });
    });
  }

  /** @param request a whole request as bytes, see `requestBytes` */
  ask(request: Buffer): Promise<Reply> {
    return new Promise((done, fail) => {
      this.waiting = { done, fail };
      this.socket.write(request);
    });
  }

  send(request: PlannedRequest): Promise<Reply> {
    return this.ask(requestBytes(this.port, request));
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private read(): void {
    const headEnd = this.held.indexOf("\r\n\r\n");
    if (headEnd === -1 || this.waiting === undefined) return;
    const head = this.held.toString("latin1", 0, headEnd);
    const bodyStart = headEnd + 4;
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    const isChunked = length === undefined && /^transfer-encoding: *chunked/im.test(head);
    const end = isChunked ? this.chunkedEnd(bodyStart) : bodyStart + Number(length ?? 0);
    if (end === undefined || this.held.length < end) return;
    const body = this.held.toString("utf8", bodyStart, end);
    this.held = this.held.subarray(end);
    const { done } = this.waiting;
    this.waiting = undefined;
    done({ status: Number(head.slice(9, 12)), head, body: isChunked ? joinChunks(body) : body });
  }

  private chunkedEnd(from: number): number | undefined {
    const last = this.held.indexOf("0\r\n\r\n", Math.max(from, this.held.length - 7));
    return last === -1 ? undefined : last + 5;
  }
}

/** Does some work on a new connection. */
export async function onConnection<Result>(
  port: number,
  work: (connection: HttpConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await HttpConnection.open(port);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

const PREPARING_CONNECTIONS = 8;

/** Sends `count` requests over several connections, in no order, and gives each answer to `take`. */
export async function sendAll(
  port: number,
  count: number,
  make: (index: number) => PlannedRequest,
  take: (reply: Reply, request: PlannedRequest) => void = () => undefined,
): Promise<void> {
  let next = 0;
  const sendSome = async (connection: HttpConnection) => {
    while (next < count) {
      const request = make(next++);
      take(await connection.send(request), request);
    }
  };
  await Promise.all(Array.from({ length: PREPARING_CONNECTIONS }, () => onConnection(port, sendSome)));
}

/** The request for a page. */
export const pageRequest = (path: string, headers: Record<string, string> = {}): PlannedRequest => ({
  method: "GET",
  path,
  headers: { Accept: "text/html", ...headers },
});

/** A request as it goes over the wire. */
export function requestBytes(port: number, { method, path, body, headers }: PlannedRequest): Buffer {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = {
    Host: `127.0.0.1:${port}`,
    ...(body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n${text}`);
}

/** Every chunk of a chunked body. Chunk sizes count bytes, so the body is split as bytes. */
function joinChunks(framed: string): string {
  const bytes = Buffer.from(framed);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts).toString("utf8");
}
