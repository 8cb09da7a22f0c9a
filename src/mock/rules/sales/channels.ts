import { objectAt, pick, type JsonObject } from "../../../openapi/json";
import { isChosen } from "../checks/retired";
import { refuseValues, type Call } from "../rule";

/** The channels that the external ids of a body name, in their order. */
const channelsNamed = ({ body, world }: Call) =>
  Object.keys(objectAt(body, "externalIds")).map((code) => ({
    code,
    channel: world.store.list("/external-channels").find((one) => one.code === code),
  }));

/** The first channel that external ids name. */
export const channelOf = (call: Call): unknown =>
  channelsNamed(call).find(({ channel }) => channel)?.channel?.id;

/** Its channel, and what an order takes from it ahead of its customer. */
export function lentByChannel(call: Call): JsonObject {
  const channel = channelsNamed(call).find((one) => one.channel)?.channel;
  if (!channel) return {};
  const names = ["locationId", "classReferenceId"].filter((name) => {
    const record = call.world.store.find(channel[name])?.record;
    return record && isChosen(record);
  });
  return { externalChannelId: channel.id, ...pick(channel, (name) => names.includes(name)) };
}

/** Refuses an order of a channel that brings in none. */
export function checkChannels(call: Call): void {
  for (const { code, channel } of channelsNamed(call))
    if (channel?.status !== "active")
      refuseValues(call, [[`/externalIds/${code}`, `The channel ${code} is inactive.`, "unknown"]]);
}
