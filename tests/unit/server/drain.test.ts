import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { drain } from "@/server/drain";

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_, response) => response.end("done")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});

afterEach(() => server.closeAllConnections());

const send = (socket: Socket) => socket.write("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n");

/** The first line of the next answer; empty when the connection ends without one. */
async function answerOn(socket: Socket): Promise<string> {
  const answer = new Promise<string>((done) => socket.once("data", (chunk) => done(String(chunk))));
  const end = new Promise<string>((done) => {
    socket.on("error", () => done(""));
    socket.on("close", () => done(""));
  });
  return (await Promise.race([answer, end])).split("\r\n", 1)[0] ?? "";
}

describe("a server that stops", () => {
  it("answers a request that is on its way on a kept connection", async () => {
    const socket = connect(port, "127.0.0.1");
    send(socket);
    await answerOn(socket);
    send(socket);
    const stopped = drain(server);
    const second = await answerOn(socket);
    await stopped;

    expect(second).toBe("HTTP/1.1 200 OK");
  });

  it("answers a request whose connection is not accepted yet", async () => {
    const socket = connect(port, "127.0.0.1");
    send(socket);
    const stopped = drain(server);
    const answer = await answerOn(socket);
    await stopped;

    expect(answer).toBe("HTTP/1.1 200 OK");
  });

  it("stops at last when requests never end", async () => {
    const socket = connect(port, "127.0.0.1");
    const asking = setInterval(() => send(socket), 20);
    await drain(server);
    clearInterval(asking);

    expect(server.listening).toBe(false);
  });
});
