import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import type { GetServerSideProps } from "next";
import { readPostedForm } from "@/services/page/posted-form.server";
import { type FormSite, serveFormPages } from "@/tests/support/servers/form-site";
import { until } from "@/tests/support/site";

/** The forms that the site has begun to read, and those that it has read or given up. */
let begun = 0;
let ended = 0;

async function readForm(req: IncomingMessage) {
  begun += 1;
  try {
    return await readPostedForm(req, 64 * 1024);
  } finally {
    ended += 1;
  }
}

/** A page that answers its own form, as `withForms` makes one. */
const survey: GetServerSideProps = async ({ req, res }) => {
  const posted = req.method === "POST" ? await readForm(req) : null;
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end(posted === null ? "page" : `form ${"fields" in posted ? posted.fields.get("name") : posted.status}`);
  return { props: {} };
};

const FORM = "name=Nusrat";
const LIMIT_MS = 30_000;

let site: FormSite;
const open: Socket[] = [];
beforeAll(async () => {
  site = await serveFormPages({ "/survey": survey }, 1);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await until(() => ended === begun, LIMIT_MS);
});
afterAll(() => site.close());

/** Sends only the head of a form and its first letter. */
async function beginForm(client: string): Promise<Socket> {
  const { hostname, port } = new URL(site.address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.write(
    [
      "POST /survey HTTP/1.1",
      `Host: ${hostname}:${port}`,
      `X-Forwarded-For: ${client}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${FORM.length}`,
      "",
      FORM.slice(0, 1),
    ].join("\r\n"),
  );
  return socket;
}

/** Begins several forms of each client. @returns their connections, when the site reads all of them */
async function beginForms(perClient: number, clients: readonly string[]): Promise<Socket[]> {
  const before = begun;
  const sockets = await Promise.all(
    clients.flatMap((client) => Array.from({ length: perClient }, () => beginForm(client))),
  );
  await until(() => begun === before + sockets.length, LIMIT_MS);
  return sockets;
}

// A page or a form that waits for its turn is refused after ten seconds, and then its text is another one.
const getPage = (client: string, query = "") =>
  fetch(`${site.address}/survey?${query}`, { headers: { "x-forwarded-for": client } }).then((response) =>
    response.text(),
  );

const sendForm = (client: string) =>
  fetch(`${site.address}/survey`, {
    method: "POST",
    headers: { "x-forwarded-for": client, "content-type": "application/x-www-form-urlencoded" },
    body: FORM,
  }).then((response) => response.text());

test("forms that two networks send slowly delay no page and no form of another visitor", async () => {
  await beginForms(8, ["203.0.113.1", "203.0.113.2"]);
  expect(await getPage("203.0.113.9", "page=1")).toBe("page");
  expect(await sendForm("203.0.113.9")).toBe("form Nusrat");
});

test("the pages of a network do not wait for its own slow forms", async () => {
  await beginForms(16, ["203.0.113.1"]);
  expect(await getPage("203.0.113.1", "page=2")).toBe("page");
});

test("at most sixteen forms of a network are read at the same time; the others wait", async () => {
  const slow = await beginForms(16, ["203.0.113.1"]);
  const before = begun;
  const waiting = sendForm("203.0.113.1");
  // When another network's later request is answered, the site has seen the form before it.
  expect(await getPage("203.0.113.9", "page=3")).toBe("page");
  expect(begun).toBe(before);
  slow[0]?.write(FORM.slice(1));
  expect(await waiting).toBe("form Nusrat");
});
